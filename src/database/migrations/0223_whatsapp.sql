-- WhatsApp messages about orders. Off until the merchant turns them on.
create table whatsapp_settings (
  only_row boolean primary key default true,
  is_on boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by integer references users on delete set null,
  constraint whatsapp_settings_only_row_check check (only_row)
);

-- Who agreed to get messages, for which number, where and when, and which text they agreed to; and until when. A consent is for an
-- account's orders, or for one order of a guest.
create table whatsapp_consents (
  id integer generated always as identity primary key,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  user_id integer references users on delete cascade,
  order_id integer references orders on delete cascade,
  place text not null check (place in ('checkout', 'guest_checkout', 'account')),
  text_version integer not null,
  locale text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by text check (withdrawn_by in ('account', 'order_page', 'checkout', 'reply', 'whatsapp', 'phone_changed')),
  constraint whatsapp_consent_is_of_one check ((user_id is null) <> (order_id is null)),
  constraint whatsapp_withdrawal_is_whole check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index one_whatsapp_consent_an_account on whatsapp_consents (user_id)
  where withdrawn_at is null and user_id is not null;
create unique index one_whatsapp_consent_a_guest on whatsapp_consents (order_id)
  where withdrawn_at is null and order_id is not null;
create index whatsapp_consents_of_phone on whatsapp_consents (phone) where withdrawn_at is null;
create index whatsapp_consents_of_user on whatsapp_consents (user_id) where user_id is not null;
create index whatsapp_consents_of_order on whatsapp_consents (order_id) where order_id is not null;

-- A table of its own, because the previous release would send a row of the outbox as an email.
create table whatsapp_messages (
  id integer generated always as identity primary key,
  kind text not null,
  subject_key text not null,
  order_id integer not null references orders on delete cascade,
  consent_id integer not null references whatsapp_consents on delete cascade,
  locale text not null,
  -- Returned by WhatsApp with each status. Random, because after a restore an id may be given a second time.
  reference uuid not null default gen_random_uuid() unique,
  state text not null default 'waiting' check (
    state in ('waiting', 'sending', 'unsure', 'accepted', 'sent', 'delivered', 'read', 'failed', 'not_sent')
  ),
  -- What the template was filled with; null until it is sent.
  parameters jsonb,
  reason text,
  error text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  message_id text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint one_whatsapp_message_a_subject unique (kind, subject_key)
);
create index whatsapp_messages_due on whatsapp_messages (next_attempt_at) where state in ('waiting', 'sending');
create index whatsapp_messages_of_order on whatsapp_messages (order_id);
create index whatsapp_messages_of_consent on whatsapp_messages (consent_id);
create index whatsapp_messages_settled on whatsapp_messages (settled_at) where settled_at is not null;
