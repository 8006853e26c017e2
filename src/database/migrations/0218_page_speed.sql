-- How fast pages were for visitors: how many measurements of a day are in each bucket, named by its upper bound. No row belongs to
-- a visitor.
create table page_speed (
  day date not null,
  metric text not null,
  page text not null,
  up_to double precision not null,
  samples integer not null check (samples > 0),
  primary key (day, metric, page, up_to)
);
