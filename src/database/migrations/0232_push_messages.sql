-- The browsers that get push messages: those of an account, until the login there ends, or of the guest of an order.
create table push_subscriptions (
  id integer generated always as identity primary key,
  endpoint text not null check (length(endpoint) <= 1000),
  -- The browser's public key and shared secret, which the messages are encrypted with.
  p256dh text not null,
  auth text not null,
  user_id integer references users on delete cascade,
  session_hash text references sessions on delete cascade,
  order_id integer references orders on delete cascade,
  locale text not null default 'en',
  created_at timestamptz not null,
  constraint account_or_order check ((user_id is null) <> (order_id is null)),
  constraint account_with_login check ((user_id is null) = (session_hash is null))
);
create unique index one_subscription_a_browser on push_subscriptions (endpoint, coalesce(order_id, 0));
create index push_subscriptions_of_user on push_subscriptions (user_id) where user_id is not null;
create index push_subscriptions_of_session on push_subscriptions (session_hash) where session_hash is not null;
create index push_subscriptions_of_order on push_subscriptions (order_id) where order_id is not null;

-- Push messages, written in the transaction of their event like the mails of the outbox, and sent by a job.
create table push_messages (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscriptions on delete cascade,
  kind text not null,
  subject_key text not null,
  -- Title, text, link and tag.
  message jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Too late to be of use.
  expires_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  constraint one_push_a_subject unique (subscription_id, kind, subject_key)
);
create index push_messages_due on push_messages (next_attempt_at) where sent_at is null;
create index push_messages_by_subject on push_messages (kind, subject_key) where sent_at is null;
create index push_messages_by_age on push_messages (created_at);
