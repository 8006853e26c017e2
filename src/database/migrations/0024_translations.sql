-- What categories and products are called in other languages, by language: { "ta": { "name": "…" } }. What is missing in one
-- is said in the first. An order's lines keep the names that they were sold under.
alter table categories add column translations jsonb not null default '{}';
alter table products add column translations jsonb not null default '{}';
alter table order_items add column names jsonb not null default '{}';

-- A text in every other language, a line each; null where no language has it.
create function in_other_languages(translations jsonb, field text) returns text language sql immutable as $$
  select string_agg(texts ->> field, chr(10) order by language) from jsonb_each(translations) as one (language, texts)
$$;

-- A product is found by the words of every language.
create or replace function words_of_product(product products) returns text language plpgsql stable as $$
begin
  return lower(concat_ws(chr(10), product.name, product.one_liner,
    in_other_languages(product.translations, 'name'), in_other_languages(product.translations, 'one_liner'),
    (select concat_ws(chr(10), name, in_other_languages(translations, 'name'))
      from categories where id = product.category_id)));
end $$;

drop trigger write_product_words on products;
create trigger write_product_words before insert or update of name, one_liner, translations, category_id on products
  for each row execute function write_product_words();

drop trigger write_words_of_category on categories;
create trigger write_words_of_category after update on categories for each row
  when (old.name <> new.name or old.translations <> new.translations) execute function write_words_of_category();
