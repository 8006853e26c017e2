-- What a label such as '500 g' or '1.5 kg pouch' says: nothing where it is no plain quantity, such as '3 x 100 g'.
create function net_quantity_of(label text) returns text[] language sql immutable as $$
  select regexp_match(lower(label),
    '^\s*(\d+(?:\.\d+)?)\s*(kilograms?|kgs?|grams?|gms?|g|millilitres?|ml|litres?|liters?|ltrs?|l|pieces?|pcs?|nos?)\y[^0-9]*$')
$$;
create function net_unit_of(label text) returns text language sql immutable as $$
  select case
    when said ~ '^k' then 'kg' when said ~ '^g' then 'g' when said ~ '^m' then 'ml' when said ~ '^l' then 'l'
    when said is not null then 'piece' end
  from (select (net_quantity_of(label))[2] as said) as unit
$$;

-- What is sold: a size of a product, with its price and its stock. The first is the one that the product's own figures
-- are; most products have no other.
create table packs (
  id integer generated always as identity primary key,
  product_id integer not null references products,
  -- Its place among the product's sizes; an archived one has none.
  position integer check (position between 1 and 8),
  label text not null,
  net_amount double precision generated always as ((net_quantity_of(label))[1]::double precision) stored,
  net_unit text generated always as (net_unit_of(label)) stored,
  price_paise integer not null check (price_paise >= 100),
  mrp_paise integer check (mrp_paise >= price_paise),
  sku text,
  weight_g integer check (weight_g > 0),
  stock integer not null constraint stock_not_negative check (stock >= 0),
  archived_at timestamptz,
  -- Neither it nor its product is archived. Kept by triggers, so that what takes stock looks at this row alone: a row
  -- that is waited for is read anew, one that is only joined to it is not.
  on_sale boolean not null default true,
  check ((position is null) = (archived_at is not null)),
  -- Checked at the end of a statement, in which sizes may change places.
  constraint one_pack_a_place unique (product_id, position) deferrable initially immediate
);

-- Each product's only size so far has the product's id: what pointed to the product points to its pack already.
insert into packs (id, product_id, position, label, price_paise, mrp_paise, stock, on_sale)
  overriding system value
  select id, id, 1, quantity, price_paise, mrp_paise, stock, archived_at is null from products order by id;
select setval(pg_get_serial_sequence('packs', 'id'), coalesce((select max(id) from packs), 1), exists (select from packs));

create index packs_by_price on packs (price_paise, product_id) where on_sale and position = 1;
create index packs_by_stock on packs (stock, product_id) where on_sale;
create unique index one_pack_a_sku on packs (lower(sku)) where position is not null;

alter table products drop column price_paise, drop column mrp_paise, drop column quantity, drop column stock;

alter table cart_items rename column product_id to pack_id;
alter table cart_items drop constraint cart_items_product_id_fkey,
  add constraint cart_items_pack_id_fkey foreign key (pack_id) references packs;
alter table cart_items rename constraint one_line_a_product to one_line_a_pack;
alter index cart_items_product rename to cart_items_pack;

alter table order_items rename column product_id to pack_id;
alter table order_items drop constraint order_items_product_id_fkey,
  add constraint order_items_pack_id_fkey foreign key (pack_id) references packs;
alter table order_items rename constraint one_order_line_a_product to one_order_line_a_pack;

create function pack_goes_on_sale() returns trigger language plpgsql as $$
begin
  new.on_sale := new.archived_at is null
    and exists (select from products where id = new.product_id and archived_at is null);
  return new;
end $$;
create trigger pack_goes_on_sale before insert or update of archived_at on packs
  for each row execute function pack_goes_on_sale();

-- The packs are locked in the order of their ids, as a sale locks them.
create function packs_go_with_product() returns trigger language plpgsql as $$
begin
  perform from packs where product_id = new.id order by id for no key update;
  update packs set on_sale = new.archived_at is null and archived_at is null where product_id = new.id;
  return null;
end $$;
create trigger packs_go_with_product after update on products for each row
  when ((old.archived_at is null) <> (new.archived_at is null)) execute function packs_go_with_product();
