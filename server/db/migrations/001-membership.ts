/** People, their ledger of grants, their devices, redemption codes, limits, the audit trail. */
export const MEMBERSHIP = `
create table people (
  id uuid primary key,
  phone_mac text unique,
  phone_box text,
  password text,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null,
  erased_at timestamptz
);

create table grants (
  id bigint generated always as identity primary key,
  person_id uuid not null references people (id),
  type text not null check (type in ('monthly', 'halfYear', 'annual')),
  months integer not null check (months <> 0),
  granted_at timestamptz not null,
  source_kind text not null check (source_kind in ('code', 'order', 'renewal', 'refund', 'operator')),
  source_id text not null,
  reverses bigint unique references grants (id),
  unique (source_kind, source_id),
  check ((months < 0) = (reverses is not null))
);
create index grants_person on grants (person_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger grants_append_only before update or delete on grants for each row execute function refuse_change();

create table devices (
  id uuid primary key,
  person_id uuid not null references people (id),
  device_hash text not null,
  added_at timestamptz not null,
  unique (person_id, device_hash)
);

create table tokens (
  hash text primary key,
  person_id uuid not null references people (id),
  device_id uuid not null references devices (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_device on tokens (device_id);
create index tokens_person on tokens (person_id);
create index tokens_expiry on tokens (expires_at);

create table attempts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('phone', 'address')),
  subject text not null,
  at timestamptz not null
);
create index attempts_subject on attempts (kind, subject, at);
create index attempts_at on attempts (at);

create table code_batches (
  id text primary key,
  type text not null check (type in ('monthly', 'halfYear', 'annual')),
  count integer not null check (count > 0),
  issued_at timestamptz not null,
  revoked_at timestamptz
);

create table codes (
  id bigint generated always as identity primary key,
  batch_id text not null references code_batches (id),
  mac text not null unique,
  redeemed_by uuid references people (id),
  redeemed_at timestamptz,
  check ((redeemed_by is null) = (redeemed_at is null))
);
create index codes_batch on codes (batch_id);
create index codes_person on codes (redeemed_by) where redeemed_by is not null;

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  act text not null,
  subject text,
  detail jsonb not null
);
`
