-- Recipes and stories about people, with the products that they link to. Texts in other languages are in `translations`, as with
-- products. The steps and ingredients of a recipe are lines of text.
create table stories (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('recipe', 'story')),
  state text not null check (state in ('draft', 'published', 'archived')),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 300),
  body text not null default '',
  -- Of a recipe.
  servings integer check (servings between 1 and 100),
  minutes integer check (minutes between 1 and 2880),
  ingredients text not null default '',
  steps text not null default '',
  -- Of a story: who it is about, and where.
  person text not null default '',
  place text not null default '',
  picture_id integer not null references pictures (id),
  picture_alt text not null default '',
  translations jsonb not null default '{}',
  version integer not null default 1,
  form_key text constraint one_story_a_form unique,
  -- When it was first published; it keeps its place in the list when it is hidden and published again.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint stories_published_check check (state <> 'published' or published_at is not null)
);
create index stories_published on stories (published_at desc, id desc) where state = 'published';
create index stories_picture on stories (picture_id);

-- Products and sizes are archived and never deleted, so these rows stay when a product is hidden; pages leave it out.
create table story_products (
  story_id integer not null references stories (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  pack_id integer not null references packs (id),
  quantity integer not null check (quantity between 1 and 20),
  primary key (story_id, position),
  constraint one_line_a_story_pack unique (story_id, pack_id)
);
create index story_products_of_pack on story_products (pack_id, story_id);
