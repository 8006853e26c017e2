-- When a customer's account or a guest's data is erased, what the shop wrote about them goes too: notes on their orders, and
-- the reasons of discounts and refunds. As before, and order_history allows that once the buyer's data is erased.
create or replace function keep_order_history() returns trigger language plpgsql as $$
declare
  expected order_history;
begin
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
  if tg_op = 'UPDATE' then
    expected := new;
    -- The account was deleted: its foreign key clears the reference.
    if new.actor_id is null then expected.actor_id := old.actor_id; end if;
    -- The account was erased, or the guest.
    if exists (select from users where id = old.actor_id and erased_at is not null)
      or (old.actor_id is null and old.kind in ('placed', 'address_changed')
        and exists (select from order_buyers where order_id = old.order_id and email = ''))
    then
      expected.actor_name := old.actor_name;
    end if;
    if old.kind in ('note', 'note_to_customer') and new.details = '{}' then expected.details := old.details; end if;
    -- The order's customer was erased, with or without an account.
    if new.details = old.details - '{label,note,text,explanation}'::text[]
      and exists (select from order_buyers where order_id = old.order_id and email = '')
    then
      expected.details := old.details;
    end if;
    if expected is not distinct from old then return new; end if;
  end if;
  raise exception 'a step of an order is never changed or deleted'
    using errcode = 'check_violation', constraint = 'order_history_stays';
end $$;

-- What was written about customers who were erased before. An array, because the indexes by order are used for that even before
-- the tables have statistics.
update refunds set note = ''
  where order_id = any (array(select order_id from order_buyers where email = '')) and note <> '';
update order_adjustments set label = 'Deleted at the customer’s request'
  where order_id = any (array(select order_id from order_buyers where email = '')) and kind = 'discount';
update order_history set details = details - '{label,note,text,explanation}'::text[]
  where order_id = any (array(select order_id from order_buyers where email = '')) and kind <> 'note_removed'
    and details ?| '{label,note,text,explanation}'::text[];
-- What the provider sent may contain the payer's contact. Without an id, the beginning of the text is the key.
update unreadable_news set body = '', key = case when payment_id is null then 'erased ' || id else key end
  where order_id = any (array(select order_id from order_buyers where email = ''));
