-- Customers and visitors who want an email when a size is back in stock. An alert ends when its email is written: `sent_at`
-- says when, and the row stays for the link in that email until the retention period is over.
create table stock_alerts (
  id integer generated always as identity primary key,
  pack_id integer not null references packs (id),
  -- The customer, whose current address gets the email; a visitor has only the address.
  user_id integer references users (id),
  email text check (char_length(email) <= 254),
  -- `canonicalEmail` of an address that was unconfirmed when the alert was requested.
  mailbox text,
  locale text not null,
  -- The key in the links of its emails.
  link_key text not null constraint one_alert_a_link unique,
  requested_at timestamptz not null,
  -- Null until the address is confirmed: no email about stock before that.
  confirmed_at timestamptz,
  sent_at timestamptz,
  constraint an_account_or_an_address check ((user_id is null) = (email is not null)),
  constraint a_visitor_has_a_mailbox check (user_id is not null or mailbox is not null)
);
create unique index one_alert_a_customer on stock_alerts (user_id, pack_id) where sent_at is null and user_id is not null;
create unique index one_alert_a_mailbox on stock_alerts (mailbox, pack_id) where sent_at is null and user_id is null;
create index stock_alerts_waiting on stock_alerts (pack_id, requested_at, id) where sent_at is null and confirmed_at is not null;
create index stock_alerts_sent on stock_alerts (pack_id, sent_at) where sent_at is not null;
create index stock_alerts_of_mailbox on stock_alerts (mailbox) where mailbox is not null;
create index stock_alerts_of_user on stock_alerts (user_id) where user_id is not null;
create index stock_alerts_by_age on stock_alerts (requested_at);
