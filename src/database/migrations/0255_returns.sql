-- Goods that come back: asked for by the customer or recorded by the merchant, decided, received, inspected and refunded.
create table returns (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- The same form, sent again, asks for nothing more.
  form_key text not null,
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'declined', 'received', 'inspected', 'refunded', 'closed')),
  reason text not null
    check (reason in ('damaged', 'spoilt', 'wrong', 'not_as_described', 'late', 'changed_mind', 'other')),
  -- What the customer wrote, and what the shop answered last.
  note text not null default '' check (char_length(note) <= 1000),
  answer text not null default '' check (char_length(answer) <= 500),
  by_customer boolean not null,
  -- False: the customer keeps the goods, so nothing is received or inspected.
  send_back boolean not null default true,
  decline_reason text check (decline_reason in ('not_covered', 'too_late', 'not_shown', 'other')),
  refund_id integer references refunds,
  version integer not null default 1,
  requested_at timestamptz not null,
  -- When its state changed last.
  changed_at timestamptz not null,
  constraint one_return_a_form unique (order_id, form_key),
  constraint declined_for_a_reason check ((state = 'declined') = (decline_reason is not null)),
  constraint refunded_with_a_refund check ((state = 'refunded') = (refund_id is not null))
);
create index returns_open on returns (id) where state in ('requested', 'approved', 'received', 'inspected');
create index returns_ended on returns (id) where state in ('declined', 'refunded', 'closed');
create index returns_of_refund on returns (refund_id) where refund_id is not null;

create table return_lines (
  return_id integer not null references returns,
  order_item_id integer not null references order_items,
  quantity integer not null check (quantity > 0),
  -- Null until the goods arrived.
  received integer check (received between 0 and quantity),
  restocked integer not null default 0 check (restocked >= 0),
  wasted integer not null default 0 check (wasted >= 0),
  primary key (return_id, order_item_id),
  constraint inspected_what_arrived check (restocked + wasted <= coalesce(received, 0))
);
create index return_lines_of_item on return_lines (order_item_id);

create table return_pictures (
  return_id integer not null references returns,
  position smallint not null,
  picture_id integer not null references pictures,
  primary key (return_id, picture_id)
);
create index return_pictures_of_picture on return_pictures (picture_id);
-- Like the photos of reviews, they are none of the shop's own pictures.
create trigger tally_new_return_pictures after insert on return_pictures
  referencing new table as fresh for each statement execute function tally_new_rows('pictures:reviews');
create trigger tally_gone_return_pictures after delete on return_pictures
  referencing old table as gone for each statement execute function tally_gone_rows('pictures:reviews');
