-- Pictures, and the products that are hidden, are counted as they come and go, like the rest.
create trigger tally_new_pictures after insert on pictures
  referencing new table as fresh for each statement execute function tally_new_rows('pictures');
create trigger tally_gone_pictures after delete on pictures
  referencing old table as gone for each statement execute function tally_gone_rows('pictures');

create or replace function tally_new_products() returns trigger language plpgsql as $$
begin
  perform tally_rows('products', (select count(*) from fresh where archived_at is null));
  perform tally_rows('products:hidden', (select count(*) from fresh where hidden));
  return null;
end $$;
create or replace function tally_gone_products() returns trigger language plpgsql as $$
begin
  perform tally_rows('products', -(select count(*) from gone where archived_at is null));
  perform tally_rows('products:hidden', -(select count(*) from gone where hidden));
  return null;
end $$;
create function tally_hidden_product() returns trigger language plpgsql as $$
begin
  perform tally_rows('products:hidden', case when new.hidden then 1 else -1 end);
  return null;
end $$;
create trigger tally_hidden_product after update on products for each row
  when (old.hidden <> new.hidden) execute function tally_hidden_product();

insert into row_tallies (counted, shard, amount)
  select 'pictures', 0, count(*) from pictures
  union all select 'products:hidden', 0, count(*) from products where hidden;

-- What a product is found by: its name, its one line and its category's name, a line each, in small letters.
create function words_of_product(product products) returns text language plpgsql stable as $$
begin
  return lower(concat_ws(chr(10), product.name, product.one_liner,
    (select name from categories where id = product.category_id)));
end $$;
alter table products add column words text not null default '';
update products set words = words_of_product(products);
-- Products change seldom: what is new goes into the index at once, and no search reads along a list of what is not yet.
create index products_found on products using gin (words gin_trgm_ops) with (fastupdate = off);

-- Whoever puts a product into a category that is being renamed waits for that, or is waited for. Without a move the
-- category is not locked: a rename waits for the product, and would be waited for.
create function write_product_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.category_id is distinct from new.category_id then
    perform from categories where id = new.category_id for share;
  end if;
  new.words := words_of_product(new);
  return new;
end $$;
create trigger write_product_words before insert or update of name, one_liner, category_id on products
  for each row execute function write_product_words();

create function write_words_of_category() returns trigger language plpgsql as $$
begin
  update products set words = words_of_product(products) where category_id = new.id;
  return null;
end $$;
create trigger write_words_of_category after update on categories for each row
  when (old.name <> new.name) execute function write_words_of_category();
