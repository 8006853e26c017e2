-- The browser that an unpaid order was placed with: an order that is cancelled counts there, wherever it is cancelled from. Like
-- the network it goes when the order moves on. The release before writes none.
alter table orders add column client_device text;
