-- Enquiries, the recipients of their notifications, and visits to missing pages: the store of api/store/supabaseStore.ts.
--
-- The key of visitors may call three functions that add rows, and may read nothing. Everything else needs the service role, whose key the
-- agency keeps secret. Lengths are those of content/schemas/enquiryForms.ts and notFoundVisit.ts. The handler checks them first; here
-- they stop requests that bypass the handler.

create table public.enquiries (
  id uuid primary key,
  received_at timestamptz not null,
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 254),
  phone text not null check (char_length(phone) <= 40),
  message text not null check (char_length(message) <= 5500),
  page text not null check (char_length(page) <= 200),
  address_hash text not null check (char_length(address_hash) <= 128),
  spam boolean not null,
  flags text[] not null check (cardinality(flags) <= 20 and char_length(flags::text) <= 500)
);
create index enquiries_by_time on public.enquiries (received_at, id);

create table public.enquiry_notifications (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  channel text not null check (channel in ('mail', 'webhook')),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  claimed_until timestamptz not null default '-infinity',
  last_error text not null default '',
  delivered_at timestamptz,
  primary key (enquiry_id, channel)
);
create index enquiry_notifications_due on public.enquiry_notifications (next_at) where state = 'pending';
create index enquiry_notifications_failed on public.enquiry_notifications (enquiry_id) where state = 'failed';

create table public.not_found_visits (
  id bigint primary key generated always as identity,
  received_at timestamptz not null,
  attempted_url text not null check (char_length(attempted_url) <= 2000),
  referrer text not null check (char_length(referrer) <= 2000),
  user_agent text not null check (char_length(user_agent) <= 500),
  timestamp timestamptz not null,
  device_type text not null check (char_length(device_type) <= 20),
  pathname text not null check (char_length(pathname) <= 2000 and pathname like '/%'),
  search text not null check (char_length(search) <= 2000),
  hash text not null check (char_length(hash) <= 2000)
);
create index not_found_visits_by_time on public.not_found_visits (received_at);

create table public.used_proofs (
  id text primary key check (char_length(id) <= 256),
  expires_at timestamptz not null
);
create index used_proofs_by_expiry on public.used_proofs (expires_at);

create table public.enquiry_salts (
  day date primary key,
  salt text not null
);

-- Row-level security without a policy: only the service role has access.
alter table public.enquiries enable row level security;
alter table public.enquiry_notifications enable row level security;
alter table public.not_found_visits enable row level security;
alter table public.used_proofs enable row level security;
alter table public.enquiry_salts enable row level security;

revoke all on public.enquiries, public.enquiry_notifications, public.not_found_visits, public.used_proofs, public.enquiry_salts
  from anon, authenticated;
grant all on public.enquiries, public.enquiry_notifications, public.not_found_visits, public.used_proofs, public.enquiry_salts
  to service_role;

-- Functions for the key of visitors. They add rows with the rights of their owner, and return nothing that is stored.

create function public.save_enquiry(enquiry jsonb, notify text[]) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  new_id uuid;
begin
  insert into public.enquiries (id, received_at, name, email, phone, message, page, address_hash, spam, flags)
  select e.id, e.received_at, e.name, e.email, e.phone, e.message, e.page, e.address_hash, e.spam, e.flags
  from jsonb_populate_record(null::public.enquiries, enquiry) e
  on conflict (id) do nothing
  returning id into new_id;
  if new_id is null then
    return false;
  end if;
  insert into public.enquiry_notifications (enquiry_id, channel, next_at)
  select new_id, channel, (enquiry ->> 'received_at')::timestamptz
  from unnest(notify) channel;
  return true;
end
$$;
comment on function public.save_enquiry is 'Keeps an enquiry and its notifications; of an id that is kept, nothing. Says whether it was new.';

create function public.save_not_found_visit(visit jsonb, cap integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  new_id bigint;
  -- The key of visitors may not remove the visits of others by a low limit.
  is_service boolean := coalesce(
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' = 'service_role', false
  );
  kept integer := case when is_service then cap else 10000 end;
begin
  insert into public.not_found_visits
    (received_at, attempted_url, referrer, user_agent, timestamp, device_type, pathname, search, hash)
  select v.received_at, v.attempted_url, v.referrer, v.user_agent, v.timestamp, v.device_type, v.pathname, v.search, v.hash
  from jsonb_populate_record(null::public.not_found_visits, visit) v
  returning id into new_id;
  delete from public.not_found_visits where id <= new_id - kept;
end
$$;
comment on function public.save_not_found_visit is 'Keeps a visit to a page that does not exist, and the newest of them up to a cap.';

create function public.use_proof(proof text, expires timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.used_proofs where expires_at < now();
  insert into public.used_proofs (id, expires_at) values (proof, expires) on conflict (id) do nothing;
  return found;
end
$$;
comment on function public.use_proof is 'Notes that a proof of work was used; false where it was before.';

-- Functions for the agency's own processes. They run with the rights of the caller.

create function public.enquiry_salt(wanted date, candidate text) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  kept text;
begin
  delete from public.enquiry_salts where day < wanted - 1;
  insert into public.enquiry_salts (day, salt) values (wanted, candidate) on conflict (day) do nothing;
  select salt into kept from public.enquiry_salts where day = wanted;
  return kept;
end
$$;

create function public.claim_notifications(
  moment timestamptz, channels text[], most integer, lease_ms double precision, horizon_ms double precision, only_id uuid
) returns setof jsonb
  language sql
  set search_path = ''
as $$
  with due as (
    select n.enquiry_id, n.channel, n.next_at, e.received_at
    from public.enquiry_notifications n join public.enquiries e on e.id = n.enquiry_id
    where n.state = 'pending'
      and (n.claimed_until <= moment or n.claimed_until > moment + horizon_ms * interval '1 millisecond')
      and (n.next_at <= moment or n.next_at > moment + horizon_ms * interval '1 millisecond')
      and n.channel = any (channels)
      and (only_id is null or n.enquiry_id = only_id)
    order by n.next_at, e.received_at, n.channel
    limit most
    -- If two processes call this at once, each gets the rows that the other has not locked.
    for update of n skip locked
  ),
  claimed as (
    update public.enquiry_notifications n
    set attempts = n.attempts + 1, claimed_until = moment + lease_ms * interval '1 millisecond'
    from due
    where n.enquiry_id = due.enquiry_id and n.channel = due.channel
    returning n.enquiry_id, n.channel, n.attempts, due.next_at, due.received_at
  )
  select to_jsonb(e) || jsonb_build_object('channel', c.channel, 'attempts', c.attempts)
  from claimed c join public.enquiries e on e.id = c.enquiry_id
  order by c.next_at, c.received_at, c.channel
$$;

create function public.settle_notification(
  enquiry uuid, told_by text, new_state text, error text, due timestamptz, delivered timestamptz
) returns void
  language sql
  set search_path = ''
as $$
  update public.enquiry_notifications
  set state = new_state, last_error = error, claimed_until = '-infinity', next_at = coalesce(due, next_at), delivered_at = delivered
  where enquiry_id = enquiry and channel = told_by and state <> 'delivered'
$$;

create function public.next_notification_due(channels text[]) returns timestamptz
  language sql stable
  set search_path = ''
as $$
  select min(greatest(next_at, claimed_until)) from public.enquiry_notifications
  where state = 'pending' and channel = any (channels)
$$;

create function public.list_enquiries(
  only_spam boolean, only_failed boolean, before_time timestamptz, before_id uuid, only_id uuid, most integer
) returns setof jsonb
  language sql stable
  set search_path = ''
as $$
  select to_jsonb(e) || jsonb_build_object('notifications', coalesce(
    (select jsonb_agg(jsonb_build_object(
       'channel', n.channel, 'state', n.state, 'attempts', n.attempts, 'nextAt', n.next_at, 'lastError', n.last_error,
       'deliveredAt', n.delivered_at) order by n.channel)
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

create function public.mark_enquiry_spam(enquiry uuid, is_spam boolean, notify text[]) returns boolean
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
    insert into public.enquiry_notifications as n (enquiry_id, channel, next_at)
    select enquiry, channel, now() from unnest(notify) channel
    on conflict (enquiry_id, channel) do update
      set state = 'pending', attempts = 0, claimed_until = '-infinity', next_at = excluded.next_at, last_error = ''
      where n.state <> 'delivered';
  end if;
  return true;
end
$$;

create function public.make_notifications_due(moment timestamptz, failed boolean) returns bigint
  language plpgsql
  set search_path = ''
as $$
begin
  update public.enquiry_notifications set next_at = moment
  where state = 'pending' and claimed_until <= moment and next_at > moment;
  if failed then
    update public.enquiry_notifications set state = 'pending', attempts = 0, claimed_until = '-infinity', next_at = moment
    where state = 'failed';
  end if;
  return (
    select count(*) from public.enquiry_notifications
    where state = 'pending' and claimed_until <= moment and next_at <= moment
  );
end
$$;

create function public.purge_enquiries(enquiries_before timestamptz, visits_before timestamptz) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  enquiries bigint;
  visits bigint;
begin
  delete from public.enquiries where received_at < enquiries_before;
  get diagnostics enquiries = row_count;
  delete from public.not_found_visits where received_at < visits_before;
  get diagnostics visits = row_count;
  return jsonb_build_object('enquiries', enquiries, 'visits', visits);
end
$$;

create function public.wanted_paths(since timestamptz, most integer) returns setof jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'pathname', v.pathname, 'visits', v.visits, 'lastAt', v.last_at,
    'referrers', coalesce((
      select jsonb_agg(r.referrer) from (
        select referrer from public.not_found_visits
        where pathname = v.pathname and referrer <> '' and received_at >= since
        group by referrer order by count(*) desc, referrer collate "C" limit 3
      ) r
    ), '[]'))
  from (
    select pathname, count(*) as visits, max(received_at) as last_at
    from public.not_found_visits where received_at >= since
    group by pathname order by count(*) desc, pathname collate "C" limit most
  ) v
  order by v.visits desc, v.pathname collate "C"
$$;

revoke execute on function
  public.save_enquiry, public.save_not_found_visit, public.use_proof, public.enquiry_salt, public.claim_notifications,
  public.settle_notification, public.next_notification_due, public.list_enquiries, public.mark_enquiry_spam,
  public.make_notifications_due, public.purge_enquiries, public.wanted_paths
  from public, anon, authenticated;
grant execute on function public.save_enquiry, public.save_not_found_visit, public.use_proof to anon, authenticated, service_role;
grant execute on function
  public.enquiry_salt, public.claim_notifications, public.settle_notification, public.next_notification_due, public.list_enquiries,
  public.mark_enquiry_spam, public.make_notifications_due, public.purge_enquiries, public.wanted_paths
  to service_role;
