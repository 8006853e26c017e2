-- Who buys for a business: the number and the name that stand on their invoices. An order has those of its customer until it
-- is paid; from then on its invoice keeps them.
alter table users
  add column gstin text,
  add column business_name text,
  add constraint businesses_have_a_gstin check (business_name is null or gstin is not null);
alter table orders
  add column gstin text,
  add column business_name text;
