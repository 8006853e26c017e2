-- How many pages were made for one network within a minute, counted in steps and shared by the processes. What is lost
-- when the server crashes is a minute's count, so the table is not logged.
create unlogged table page_budgets (
  client text primary key,
  since timestamptz not null,
  used integer not null check (used >= 0)
);
create index page_budgets_age on page_budgets (since);
