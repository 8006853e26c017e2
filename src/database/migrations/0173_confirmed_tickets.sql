-- Since when the owner of a ticket's address is known to have wanted it: a customer's from its opening, a stranger's once
-- the link that was mailed there is confirmed. Until then the shop mails nothing else of the ticket there.
-- The release before names no such column and mails at once: what it opens counts as confirmed.
alter table tickets
  add column confirmed_at timestamptz default now(),
  -- The mailbox that a stranger's address leads to: what one confirms counts for all its tickets.
  add column mailbox text;
update tickets set confirmed_at = opened_at;
create index tickets_of_mailbox on tickets (mailbox, opened_at) where mailbox is not null;
