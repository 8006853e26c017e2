-- Shipments booked with a courier service: the booking is written first, then the courier is called, then the answer is written.
create table courier_bookings (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  provider text not null check (provider in ('shiprocket', 'delhivery')),
  -- The shop's own id at the courier, by which a booking with a lost answer is found.
  reference text not null constraint one_booking_a_reference unique,
  -- The same form, sent again, books nothing more.
  form_key text not null,
  state text not null default 'booking'
    check (state in ('booking', 'booked', 'cancelling', 'called_off', 'failed')),
  -- What was chosen: the courier's name of the service, what it is called, and what it costs.
  service text not null,
  service_name text not null,
  price_paise integer not null check (price_paise >= 0),
  -- What the courier collects at the door; 0 for a paid order.
  cash_paise integer not null check (cash_paise >= 0),
  weight_g integer not null check (weight_g > 0),
  length_cm integer not null check (length_cm > 0),
  width_cm integer not null check (width_cm > 0),
  height_cm integer not null check (height_cm > 0),
  -- What the courier answered.
  provider_order text,
  provider_shipment text,
  tracking_number text,
  courier text not null default 'other',
  -- Why it wasn't booked or cancelled, in the courier's words.
  problem text check (char_length(problem) <= 300),
  -- What the courier last reported and when, and how far the order was advanced for it.
  tracking_state text not null default 'booked',
  tracked_at timestamptz,
  applied_state text not null default 'booked',
  -- What the merchant has to look at, since when; null if nothing.
  issue text check (issue in ('returning', 'returned', 'lost', 'called_off', 'not_dispatched', 'not_delivered')),
  issue_code text,
  issue_since timestamptz,
  -- When the courier is asked next; a process that asks moves it a few seconds ahead (a lease).
  ask_at timestamptz,
  asked integer not null default 0,
  created_at timestamptz not null,
  booked_at timestamptz,
  booked_by integer references users on delete set null,
  constraint one_booking_a_form unique (order_id, form_key),
  constraint booked_with_a_number check (state <> 'booked' or tracking_number is not null),
  constraint issue_has_a_time check ((issue is null) = (issue_since is null))
);
create unique index one_booking_a_number on courier_bookings (provider, tracking_number) where tracking_number is not null;
create index courier_bookings_due on courier_bookings (ask_at) where ask_at is not null;
create index courier_bookings_unapplied on courier_bookings (id) where tracking_state <> applied_state;
create index courier_bookings_issues on courier_bookings (issue_since) where issue is not null;
create index courier_bookings_of_person on courier_bookings (booked_by) where booked_by is not null;

create table courier_booking_items (
  booking_id integer not null references courier_bookings on delete cascade,
  order_item_id integer not null references order_items,
  quantity integer not null check (quantity > 0),
  primary key (booking_id, order_item_id)
);
create index courier_booking_items_of_item on courier_booking_items (order_item_id);

-- Scans that couriers reported and that belong to a booking, until they are processed; kept for a while to ignore repetitions.
create table courier_events (
  -- Courier, tracking number, state and time.
  event_key text primary key,
  booking_id integer not null references courier_bookings on delete cascade,
  state text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index courier_events_waiting on courier_events (received_at) where handled_at is null;
create index courier_events_of_booking on courier_events (booking_id);

-- The merchant's parcels: where they are collected, the usual box, and what the packing adds to the weight.
create table parcel_settings (
  only_row boolean primary key default true check (only_row),
  pickup_pin text check (pickup_pin ~ '^[1-9][0-9]{5}$'),
  packing_g integer not null check (packing_g >= 0),
  length_cm integer not null check (length_cm > 0),
  width_cm integer not null check (width_cm > 0),
  height_cm integer not null check (height_cm > 0),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null
);

-- The box of a variant, if it has one of its own, and its weight with its wrapping, if that differs from the weight of the variant.
create table variant_boxes (
  pack_id integer primary key references packs,
  packed_g integer check (packed_g > 0),
  length_cm integer,
  width_cm integer,
  height_cm integer,
  constraint whole_box check (
    (length_cm is null and width_cm is null and height_cm is null)
    or (length_cm > 0 and width_cm > 0 and height_cm > 0)
  )
);

-- Two more connections, and their tests.
-- Safe for the release before: connections.connections_name_check, because it only allows more.
alter table connections drop constraint connections_name_check;
alter table connections add constraint connections_name_check
  check (name in ('payments', 'mail', 'whatsapp', 'pictures', 'backups', 'shiprocket', 'delhivery'));
-- Safe for the release before: guide_marks.guide_marks_name_check, because it only allows more.
alter table guide_marks drop constraint guide_marks_name_check;
alter table guide_marks add constraint guide_marks_name_check
  check (name in ('payment-keys', 'test-mail', 'whatsapp', 'pictures', 'backups', 'shiprocket', 'delhivery',
    'policies-read', 'put-away'));
