-- What waits on the packing table, by the place it goes to.
create index orders_to_pack_by_place on orders ((coalesce(address ->> 'postal_code', '')), id)
  where status = 'paid' and parcel_state = 'to_pack';
