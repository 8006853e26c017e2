-- What a person reads, what an order was placed in, and what a mail was asked for in: a mail has no request to tell it.
-- Which languages there are is the program's to know. What is there already is in English.
alter table users add column locale text not null default 'en';
alter table orders add column locale text not null default 'en';
alter table outbox add column locale text not null default 'en';
