-- Moves the notifications of recipients who are no longer configured to the configured ones.

create function public.readdress_notification(
  enquiry uuid, told_by text, told_address text, notify jsonb, due timestamptz
) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if jsonb_array_length(notify) = 0 then
    return;
  end if;
  delete from public.enquiry_notifications n
  where n.enquiry_id = enquiry and n.channel = told_by and n.address = told_address and n.state <> 'delivered';
  if not found then
    return;
  end if;
  insert into public.enquiry_notifications (enquiry_id, channel, address, next_at)
  select enquiry, r ->> 'channel', r ->> 'address', due
  from jsonb_array_elements(notify) r
  on conflict (enquiry_id, channel, address) do nothing;
end
$$;
comment on function public.readdress_notification is 'Replaces a notification that was not delivered by pending ones for others.';

revoke execute on function public.readdress_notification from public, anon, authenticated;
grant execute on function public.readdress_notification to service_role;
