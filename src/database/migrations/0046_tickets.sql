-- What somebody complains of, wants to give back or asks, and until when the law wants it acknowledged and settled. Who
-- has an account is named there; of a stranger the ticket keeps how to reach them, and the key of the link by which they
-- follow it.
create table tickets (
  id integer primary key generated always as identity,
  order_id integer references orders,
  user_id integer references users,
  kind text not null check (kind in ('complaint', 'return', 'question')),
  -- Why goods are to go back.
  reason text,
  name text,
  email text,
  phone text,
  locale text not null,
  link_key text unique,
  -- Of the form that it was opened with: the same form, sent again, opens nothing more.
  form_key text not null unique,
  state text not null default 'open' check (state in ('open', 'acknowledged', 'settled')),
  opened_at timestamptz not null,
  acknowledged_at timestamptz,
  settled_at timestamptz,
  acknowledge_by timestamptz not null,
  settle_by timestamptz not null,
  -- What is due next: the list's order.
  due_at timestamptz generated always as (
    case state when 'open' then acknowledge_by when 'acknowledged' then settle_by end
  ) stored,
  -- The optimistic lock of who answers it.
  version integer not null default 1,
  constraint somebody_opened_it check (user_id is not null or (name is not null and email is not null and link_key is not null)),
  constraint reason_of_a_return check ((kind = 'return') = (reason is not null)),
  constraint acknowledged_since check ((state = 'open') = (acknowledged_at is null)),
  constraint settled_since check ((state = 'settled') = (settled_at is not null))
);
create index tickets_due on tickets (due_at, id) where due_at is not null;
create index tickets_settled on tickets (settled_at desc, id desc) where settled_at is not null;
create index tickets_of_customer on tickets (user_id, id desc) where user_id is not null;
create index tickets_of_order on tickets (order_id) where order_id is not null;
create index tickets_of_stranger on tickets (email, opened_at) where email is not null;

-- Which products of its order a return is about.
create table ticket_lines (
  ticket_id integer not null references tickets,
  order_item_id integer not null references order_items,
  quantity integer not null check (quantity > 0),
  primary key (ticket_id, order_item_id)
);

-- What both sides wrote. The shop's name no person to the customer.
create table ticket_messages (
  id integer primary key generated always as identity,
  ticket_id integer not null references tickets,
  by_shop boolean not null,
  actor_name text,
  body text not null check (char_length(body) between 1 and 2000),
  form_key text not null,
  written_at timestamptz not null,
  unique (ticket_id, form_key)
);
create index messages_of_ticket on ticket_messages (ticket_id, id desc);

-- Who settled which ticket stands in the activity log.
alter table activity drop constraint activity_subject_kind_check;
alter table activity add constraint activity_subject_kind_check
  check (subject_kind in ('product', 'category', 'picture', 'order', 'user', 'ticket'));
