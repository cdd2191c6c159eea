-- Takes a next attempt for due if it is further ahead than the wait after that number of attempts, because the clock was wrong when it was
-- set. A handler of the previous version calls the function with one horizon, which stays.

create function public.claim_notifications(
  moment timestamptz, channels text[], most integer, lease_ms double precision, horizons_ms double precision[], only_id uuid
) returns setof jsonb
  language sql
  set search_path = ''
as $$
  with due as (
    select n.enquiry_id, n.channel, n.address, n.next_at, e.received_at
    from public.enquiry_notifications n join public.enquiries e on e.id = n.enquiry_id
    where n.state = 'pending'
      and (n.claimed_until <= moment
        or n.claimed_until > moment + horizons_ms[cardinality(horizons_ms)] * interval '1 millisecond')
      and (n.next_at <= moment
        or n.next_at > moment + horizons_ms[least(n.attempts + 1, cardinality(horizons_ms))] * interval '1 millisecond')
      and n.channel = any (channels)
      and (only_id is null or n.enquiry_id = only_id)
    order by n.next_at, e.received_at, n.channel, n.address
    limit most
    -- If two processes call this at once, each gets the rows that the other has not locked.
    for update of n skip locked
  ),
  claimed as (
    update public.enquiry_notifications n
    -- The check of the column would refuse more, and with it the whole claim.
    set attempts = least(n.attempts + 1, 100000), claimed_until = moment + lease_ms * interval '1 millisecond'
    from due
    where n.enquiry_id = due.enquiry_id and n.channel = due.channel and n.address = due.address
    returning n.enquiry_id, n.channel, n.address, n.attempts, due.next_at, due.received_at
  )
  select to_jsonb(e) || jsonb_build_object('channel', c.channel, 'address', c.address, 'attempts', c.attempts)
  from claimed c join public.enquiries e on e.id = c.enquiry_id
  order by c.next_at, c.received_at, c.channel, c.address
$$;

revoke execute on function public.claim_notifications(timestamptz, text[], integer, double precision, double precision[], uuid)
  from public, anon, authenticated;
grant execute on function public.claim_notifications(timestamptz, text[], integer, double precision, double precision[], uuid)
  to service_role;
