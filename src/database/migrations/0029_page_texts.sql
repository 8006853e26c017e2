-- What the merchant wrote for About, the policies and the home page, in each language: every draft, everything that was
-- published, and drafts that were thrown away. Rows are only ever added. No row: the page says the shop's own words.
create table page_texts (
  page text not null,
  language text not null,
  -- One further for whatever is saved: of two who save from the same one the second finds it taken (optimistic lock).
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'discarded')),
  -- Null: the shop's own words again.
  texts jsonb,
  saved_at timestamptz not null,
  saved_by integer references users on delete set null,
  saved_by_name text not null,
  primary key (page, language, version),
  constraint page_texts_discarded_check check (state <> 'discarded' or texts is null)
);
create index page_texts_published on page_texts (page, language, version desc) where state = 'published';
