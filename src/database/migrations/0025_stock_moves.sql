-- Every change of a pack's stock: the sum of a pack's lines is its stock, at any moment. Lines are only ever added.
create table stock_moves (
  id bigint generated always as identity primary key,
  pack_id integer not null references packs,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in
    ('opening', 'hold', 'hold_returned', 'received', 'correction', 'damaged', 'returned')),
  -- What holds it, or held it: a hold of an order that was paid since is a sale.
  order_id integer references orders,
  actor_id integer references users on delete set null,
  actor_name text,
  note text,
  -- Of the form that it was entered with: the same form, sent again, writes nothing more.
  form_key text,
  moved_at timestamptz not null
);
create index stock_moves_of_pack on stock_moves (pack_id, id desc);
create index stock_moves_of_order on stock_moves (order_id) where order_id is not null;
create index stock_moves_of_form on stock_moves (form_key) where form_key is not null;

insert into stock_moves (pack_id, delta, reason, moved_at)
  select id, stock, 'opening', now() from packs where stock <> 0 order by id;

-- A pack that comes with stock comes with its first line.
create function note_opening_stock() returns trigger language plpgsql as $$
begin
  insert into stock_moves (pack_id, delta, reason, moved_at)
    select id, stock, 'opening', now() from fresh where stock <> 0;
  return null;
end $$;
create trigger note_opening_stock after insert on packs
  referencing new table as fresh for each statement execute function note_opening_stock();
