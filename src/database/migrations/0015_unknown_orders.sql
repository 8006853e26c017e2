-- An order that the provider does not know, for example because the shop's keys were changed. What a process of an older
-- release may still write stays allowed.
alter table orders drop constraint orders_attention_check;
alter table orders add constraint orders_attention_check check (attention in (
  'paid_after_cancel', 'paid_twice', 'wrong_amount', 'wrong_currency', 'wrong_order', 'returned_elsewhere', 'unknown_order'));
