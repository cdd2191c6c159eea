-- Each recipient of an enquiry has a notification of their own, and a repeated request is recognised by its text. The key of visitors may
-- no longer add anything, because the handler uses the key of the service role.
--
-- A handler of the previous version works until it is replaced, because its calls of `save_enquiry` and `settle_notification` fit these
-- functions as well.

alter table public.enquiries add column body_hash text not null default '';

-- Notifications of the previous version have no address: one mail went to all addresses of MAIL_TO.
alter table public.enquiry_notifications add column address text not null default '';
alter table public.enquiry_notifications drop constraint enquiry_notifications_pkey;
alter table public.enquiry_notifications add primary key (enquiry_id, channel, address);

drop function public.save_enquiry(jsonb, text[]);
drop function public.settle_notification(uuid, text, text, text, timestamptz, timestamptz);
drop function public.mark_enquiry_spam(uuid, boolean, text[]);

-- Without `security definer`, these have the rights of the caller. If a grant came back by mistake, row-level security would still apply.
alter function public.use_proof(text, timestamptz) security invoker;

create function public.tell_recipients(enquiry uuid, notify jsonb, due timestamptz) returns void
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
    where n.state <> 'delivered';
end
$$;
comment on function public.tell_recipients is 'Makes the notifications of recipients who have not been told pending.';

create function public.save_enquiry(
  enquiry jsonb, notify jsonb, earlier_id uuid default null, earlier_since timestamptz default null
) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  sent public.enquiries := jsonb_populate_record(null::public.enquiries, '{"body_hash": ""}' || enquiry);
  kept record;
begin
  -- Requests with the same id take turns, and a request that looks for an earlier one waits for it. All of them lock in this order, so
  -- there is no deadlock.
  perform pg_advisory_xact_lock(hashtextextended(earlier_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended(sent.id::text, 0));
  select e.id, e.body_hash, e.spam into kept from public.enquiries e
  where e.id = sent.id or (e.id = earlier_id and e.received_at >= earlier_since)
  order by e.id = sent.id desc limit 1;
  if not found then
    insert into public.enquiries select sent.*;
    perform public.tell_recipients(sent.id, notify, sent.received_at);
    return jsonb_build_object('result', 'created', 'id', sent.id);
  end if;
  if kept.body_hash <> '' and kept.body_hash <> sent.body_hash then
    return jsonb_build_object('result', 'conflict', 'id', kept.id);
  end if;
  if sent.spam or not kept.spam then
    return jsonb_build_object('result', 'repeated', 'id', kept.id);
  end if;
  update public.enquiries set spam = false, flags = sent.flags where id = kept.id;
  perform public.tell_recipients(kept.id, notify, sent.received_at);
  return jsonb_build_object('result', 'created', 'id', kept.id);
end
$$;
comment on function public.save_enquiry is 'Keeps an enquiry and its notifications, unless it is kept already. Says which is kept.';

create or replace function public.save_not_found_visit(visit jsonb, cap integer) returns void
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  new_id bigint;
begin
  insert into public.not_found_visits
    (received_at, attempted_url, referrer, user_agent, timestamp, device_type, pathname, search, hash)
  select v.received_at, v.attempted_url, v.referrer, v.user_agent, v.timestamp, v.device_type, v.pathname, v.search, v.hash
  from jsonb_populate_record(null::public.not_found_visits, visit) v
  returning id into new_id;
  delete from public.not_found_visits where id <= new_id - cap;
end
$$;

create or replace function public.claim_notifications(
  moment timestamptz, channels text[], most integer, lease_ms double precision, horizon_ms double precision, only_id uuid
) returns setof jsonb
  language sql
  set search_path = ''
as $$
  with due as (
    select n.enquiry_id, n.channel, n.address, n.next_at, e.received_at
    from public.enquiry_notifications n join public.enquiries e on e.id = n.enquiry_id
    where n.state = 'pending'
      and (n.claimed_until <= moment or n.claimed_until > moment + horizon_ms * interval '1 millisecond')
      and (n.next_at <= moment or n.next_at > moment + horizon_ms * interval '1 millisecond')
      and n.channel = any (channels)
      and (only_id is null or n.enquiry_id = only_id)
    order by n.next_at, e.received_at, n.channel, n.address
    limit most
    -- If two processes call this at once, each gets the rows that the other has not locked.
    for update of n skip locked
  ),
  claimed as (
    update public.enquiry_notifications n
    set attempts = n.attempts + 1, claimed_until = moment + lease_ms * interval '1 millisecond'
    from due
    where n.enquiry_id = due.enquiry_id and n.channel = due.channel and n.address = due.address
    returning n.enquiry_id, n.channel, n.address, n.attempts, due.next_at, due.received_at
  )
  select to_jsonb(e) || jsonb_build_object('channel', c.channel, 'address', c.address, 'attempts', c.attempts)
  from claimed c join public.enquiries e on e.id = c.enquiry_id
  order by c.next_at, c.received_at, c.channel, c.address
$$;

create function public.settle_notification(
  enquiry uuid, told_by text, new_state text, error text, due timestamptz, delivered timestamptz, told_address text default ''
) returns void
  language sql
  set search_path = ''
as $$
  update public.enquiry_notifications
  set state = new_state, last_error = error, claimed_until = '-infinity', next_at = coalesce(due, next_at), delivered_at = delivered
  where enquiry_id = enquiry and channel = told_by and address = told_address and state <> 'delivered'
$$;

create or replace function public.list_enquiries(
  only_spam boolean, only_failed boolean, before_time timestamptz, before_id uuid, only_id uuid, most integer
) returns setof jsonb
  language sql stable
  set search_path = ''
as $$
  -- `position` is the time in the format that `before_time` accepts, including infinity and years before Christ.
  select to_jsonb(e) || jsonb_build_object('position', e.received_at::text, 'notifications', coalesce(
    (select jsonb_agg(jsonb_build_object(
       'channel', n.channel, 'address', n.address, 'state', n.state, 'attempts', n.attempts, 'nextAt', n.next_at,
       'lastError', n.last_error, 'deliveredAt', n.delivered_at) order by n.channel, n.address collate "C")
     from public.enquiry_notifications n where n.enquiry_id = e.id), '[]'))
  from public.enquiries e
  where case
    when only_id is not null then e.id = only_id
    else (before_time is null or (e.received_at, e.id) < (before_time, before_id))
      and e.spam = only_spam
      and (not only_failed or exists (
        select from public.enquiry_notifications n where n.enquiry_id = e.id and n.state = 'failed'))
  end
  order by e.received_at desc, e.id desc
  limit most
$$;

create function public.mark_enquiry_spam(enquiry uuid, is_spam boolean, notify jsonb) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  update public.enquiries set spam = is_spam where id = enquiry;
  if not found then
    return false;
  end if;
  if is_spam then
    delete from public.enquiry_notifications where enquiry_id = enquiry and state = 'pending';
  else
    perform public.tell_recipients(enquiry, notify, now());
  end if;
  return true;
end
$$;

create or replace function public.make_notifications_due(moment timestamptz, failed boolean) returns bigint
  language plpgsql
  set search_path = ''
as $$
begin
  update public.enquiry_notifications set next_at = moment
  where state = 'pending' and claimed_until <= moment and next_at > moment;
  if failed then
    update public.enquiry_notifications n set state = 'pending', attempts = 0, claimed_until = '-infinity', next_at = moment
    from public.enquiries e
    where n.state = 'failed' and e.id = n.enquiry_id and not e.spam;
  end if;
  return (
    select count(*) from public.enquiry_notifications
    where state = 'pending' and claimed_until <= moment and next_at <= moment
  );
end
$$;

create function public.count_failed_notifications() returns bigint
  language sql stable
  set search_path = ''
as $$
  select count(*) from public.enquiry_notifications n join public.enquiries e on e.id = n.enquiry_id
  where n.state = 'failed' and not e.spam
$$;

-- Only the service role may call the functions of enquiries. Supabase grants new functions to everybody by default.
revoke execute on function
  public.save_enquiry, public.save_not_found_visit, public.use_proof, public.tell_recipients, public.settle_notification,
  public.mark_enquiry_spam, public.count_failed_notifications
  from public, anon, authenticated;
grant execute on function
  public.save_enquiry, public.save_not_found_visit, public.use_proof, public.tell_recipients, public.settle_notification,
  public.mark_enquiry_spam, public.count_failed_notifications
  to service_role;
