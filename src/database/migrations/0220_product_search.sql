-- Safe for the release before: products.search_new_product, because it only queues the product for the job of this release.
-- Safe for the release before: products.search_changed_product, because it only queues the product.
-- Safe for the release before: product_labels.search_labelled_product, because it only queues the product.
-- Safe for the release before: categories.written_category_is_searched, because it only queues the products of the category.
-- The words that products are searched by. `key` is how a word sounds, `consonants` what is left of it without vowels: see
-- `catalogue/search/rules`. The collation makes the beginnings of words a range of the index.
create table search_terms (
  id integer generated always as identity primary key,
  term text collate "C" not null constraint one_row_a_search_term unique,
  -- As people write it: two words that were joined to a term have a space here.
  words text not null,
  key text collate "C" not null,
  consonants text collate "C" not null,
  -- It names something, so it may be suggested.
  is_name boolean not null,
  -- How many products have it.
  products integer not null default 0
);
create index search_terms_by_key on search_terms (key);
create index search_terms_by_consonants on search_terms (consonants) where consonants <> '';
-- New words are rare: they go into the index at once, and no search reads along a list of what is not yet.
create index search_terms_similar on search_terms using gin (key gin_trgm_ops) with (fastupdate = off)
  where term !~ '[0-9:]';

-- The products of a term, best first: the lower the rank, the more the product is about it. Without foreign keys, because
-- every search checks the products that it finds, and checking each of these rows would double the time to write them.
create table product_terms (
  term_id integer not null,
  rank smallint not null,
  product_id integer not null,
  primary key (term_id, rank, product_id)
);

-- The same by product: to check the other words of a search, and to find what an edit removes.
create table search_documents (
  product_id integer primary key,
  term_ids integer[] not null,
  ranks smallint[] not null
);

-- Products whose terms are to be written again.
create table search_queue (
  product_id integer primary key
);

-- The merchant's own other names.
create table search_synonyms (
  id integer generated always as identity primary key,
  word text not null check (char_length(word) between 1 and 60),
  means text not null check (char_length(means) between 1 and 120),
  created_at timestamptz not null,
  constraint one_row_a_synonym unique (word, means)
);

-- What visitors searched for without finding it; nothing about the visitors.
create table failed_searches (
  id integer generated always as identity primary key,
  query text not null constraint one_row_a_failed_search unique check (char_length(query) between 1 and 60),
  count integer not null default 1,
  last_at timestamptz not null
);
create index failed_searches_by_count on failed_searches (count desc, last_at desc, id desc);

-- A row that is queued already is locked until this transaction ends. Otherwise the job could remove it and read the product as it
-- was before.
create function queue_product_for_search(product integer) returns void language sql as $$
  insert into search_queue (product_id) values (product)
  on conflict (product_id) do update set product_id = excluded.product_id
$$;

create function search_product_again() returns trigger language plpgsql as $$
begin
  perform queue_product_for_search(new.id);
  return null;
end $$;
create trigger search_new_product after insert on products for each row execute function search_product_again();
create trigger search_changed_product after update on products for each row
  when (old.name <> new.name or old.one_liner <> new.one_liner or old.description <> new.description
    or old.category_id is distinct from new.category_id or old.composition is distinct from new.composition
    or old.translations <> new.translations or (old.archived_at is null) <> (new.archived_at is null))
  execute function search_product_again();

create function search_labelled_product_again() returns trigger language plpgsql as $$
begin
  perform queue_product_for_search(coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger search_labelled_product after insert or update or delete on product_labels for each row
  execute function search_labelled_product_again();

create function search_category_again() returns trigger language plpgsql as $$
begin
  perform queue_product_for_search(id) from (
    select id from products where category_id = new.id and archived_at is null order by id
  ) as listed;
  return null;
end $$;
-- Its name comes after `write_words_of_category`, which locks the products: edits of a product lock it before its row in the queue.
create trigger written_category_is_searched after update on categories for each row
  when (old.name <> new.name or old.translations <> new.translations) execute function search_category_again();

-- Sizes on sale by price: the cheapest of a product is the price that lists are filtered and sorted by.
create index packs_on_sale_by_price on packs (price_paise, product_id) where on_sale;
