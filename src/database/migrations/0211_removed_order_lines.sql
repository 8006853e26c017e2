-- Recalled units of a cash order can be removed from it before it is invoiced. A return request that names such a line stays, without
-- the line, as with everything else that belongs to a line.
-- Safe for the release before: ticket_lines.ticket_lines_order_item_id_fkey, because it only deletes more with a line, and that release deletes none.
alter table ticket_lines
  drop constraint ticket_lines_order_item_id_fkey,
  add constraint ticket_lines_order_item_id_fkey foreign key (order_item_id) references order_items on delete cascade not valid;
alter table ticket_lines validate constraint ticket_lines_order_item_id_fkey;
