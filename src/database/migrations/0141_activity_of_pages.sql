-- Safe for the release before: activity.activity_subject_kind_check, because it only allows more.
alter table activity drop constraint activity_subject_kind_check;
alter table activity add constraint activity_subject_kind_check
  check (subject_kind in ('product', 'category', 'picture', 'order', 'user', 'ticket', 'page'));
