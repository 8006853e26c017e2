-- Any part of a name, an e-mail address or a phone number finds its owner, however many there are.
create extension if not exists pg_trgm;
create index users_found on users using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops);

-- Every ending of a number from three digits on: a search by the beginning of one of them is a search by any part.
create function endings_of(given text) returns text[] language sql immutable as $$
  select coalesce(array_agg(right(given, size)), '{}') from generate_series(3, least(char_length(given), 20)) as size
$$;

-- As before, and by any part of the PIN code and of the phone on the parcel, where it is not the customer's own:
-- by that one the customer is found, and the orders by the customer.
create or replace function words_of_order(ordered orders) returns tsvector language plpgsql immutable as $$
declare
  parcel_phone text := ordered.address ->> 'phone';
begin
  return array_to_tsvector(array(
    select distinct word from unnest(
      string_to_array(lower(concat_ws(' ', '#' || ordered.id, ordered.user_name, ordered.user_phone,
        ordered.address ->> 'full_name')), ' ')
      || case when parcel_phone is distinct from ordered.user_phone then endings_of(parcel_phone) end
      || endings_of(lower(ordered.address ->> 'postal_code'))) as word
    where word <> ''));
end $$;
update order_words set words = words_of_order(orders) from orders where orders.id = order_words.order_id;

-- A hidden product is not on sale, as an archived one, but stays among those that the merchant works on.
alter table products add column hidden boolean not null default false,
  add constraint hidden_is_not_on_sale check (not hidden or archived_at is not null);
create index products_hidden on products (id) where hidden;

-- The merchant's own order of the categories; those with the same place are in the order they were made.
alter table categories add column position integer not null default 0;
create index categories_in_order on categories (position, id);
