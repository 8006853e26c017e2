-- A customer keeps several addresses, one of which is meant where none is named: so far the only one.
alter table addresses
  drop constraint one_address_a_user,
  add column name text check (char_length(name) between 1 and 30),
  add column landmark text check (char_length(landmark) between 1 and 120),
  add column district text check (char_length(district) between 1 and 60),
  add column is_default boolean not null default true,
  add column version integer not null default 1;
create unique index one_default_address on addresses (user_id) where is_default;
create index addresses_of_user on addresses (user_id);

-- Which of its customer's addresses an order goes to until it is paid. Not a reference: an order outlives the address, and
-- keeps its words.
alter table orders add column address_id integer;
update orders set address_id = addresses.id
  from addresses where addresses.user_id = orders.user_id and orders.status = 'pending';
