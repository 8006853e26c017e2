-- Deleting a picture read every order line, twice.
create index order_items_of_picture on order_items (picture_id);
-- The tickets that have been opened within a day, of people who have not confirmed their address.
create index unconfirmed_tickets_by_day on tickets (opened_at) where user_id is null or mailbox is not null;
