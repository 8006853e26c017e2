-- Queues the products that were there before: a job writes their terms while the shop runs.
insert into search_queue (product_id) select id from products where archived_at is null on conflict do nothing;
