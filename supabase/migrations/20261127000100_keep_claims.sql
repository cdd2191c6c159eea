-- Leaves a notification that is being sent to the process that has claimed it. Otherwise a second one could send the same mail again.

create or replace function public.tell_recipients(enquiry uuid, notify jsonb, due timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  -- One mail to all addresses, from an older version, is replaced by one for each address unless it was delivered.
  delete from public.enquiry_notifications n using jsonb_array_elements(notify) r
  where n.enquiry_id = enquiry and n.channel = r ->> 'channel' and n.address = '' and r ->> 'address' <> '' and n.state <> 'delivered';
  insert into public.enquiry_notifications as n (enquiry_id, channel, address, next_at)
  -- A handler of the previous version names only the channel.
  select distinct enquiry, coalesce(r ->> 'channel', r #>> '{}'), coalesce(r ->> 'address', ''), due
  from jsonb_array_elements(notify) r
  where not exists (
    select from public.enquiry_notifications d
    where d.enquiry_id = enquiry and d.channel = r ->> 'channel' and d.address = '' and d.state = 'delivered')
  on conflict (enquiry_id, channel, address) do update
    set state = 'pending', attempts = 0, claimed_until = '-infinity', next_at = excluded.next_at, last_error = ''
    where n.state <> 'delivered' and n.claimed_until <= due;
end
$$;
