-- Whether the shop committed to the day that an order was placed for: what its merchant decides later is for other orders.
-- The release before names no such column: what it places counts as expected, the lesser of both.
alter table orders add column commits_to_date boolean not null default false;
-- What is under way has been told by the shop's facts until now.
update orders set commits_to_date = true
  where promised_by is not null and delivered_at is null and cancelled_at is null
    and exists (select from store_facts where facts ->> 'commitsToDates' = 'true');
