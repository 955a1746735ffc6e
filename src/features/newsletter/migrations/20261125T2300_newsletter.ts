/** Who gets the newsletter, what each agreed to and when, and the emails with whom they went to. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriber (
      id uuid not null, email text not null, state text not null
        check (state in ('waiting', 'subscribed', 'unsubscribed', 'bounced')),
      link_key text not null, bounce_reason text, created_at timestamptz not null, changed_at timestamptz not null,
      primary key (id), unique (email));
    create index newsletter_subscriber_newest on newsletter_subscriber (created_at desc, id desc);
    create index newsletter_subscriber_state on newsletter_subscriber (state, created_at desc, id desc);
    create table newsletter_consent (
      id uuid not null, subscriber_id uuid not null, kind text not null
        check (kind in ('asked', 'confirmed', 'added', 'imported', 'unsubscribed', 'bounced')),
      at timestamptz not null, ip text not null default '', text text not null default '',
      page_url text not null default '', by_user uuid,
      primary key (id), foreign key (subscriber_id) references newsletter_subscriber (id) on delete cascade);
    create index newsletter_consent_of on newsletter_consent (subscriber_id, at, id);
    create table newsletter_mail (
      post_id uuid not null, state text not null
        check (state in ('planned', 'sending', 'paused', 'sent', 'cancelled')),
      subject text not null, html text not null, plain text not null, fault text,
      planned_at timestamptz not null, started_at timestamptz, ended_at timestamptz, created_by uuid,
      primary key (post_id), foreign key (post_id) references post (id) on delete cascade);
    create index newsletter_mail_due on newsletter_mail (planned_at) where state in ('planned', 'sending');
    create table newsletter_delivery (
      id uuid not null, mail_id uuid not null, subscriber_id uuid, state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'sent', 'bounced', 'failed', 'skipped', 'unclear')),
      tries int not null default 0, next_try_at timestamptz not null, held_by text, handed_at timestamptz,
      ended_at timestamptz, error text,
      primary key (id), unique (mail_id, subscriber_id),
      foreign key (mail_id) references newsletter_mail (post_id) on delete cascade,
      foreign key (subscriber_id) references newsletter_subscriber (id) on delete set null);
    create index newsletter_delivery_due on newsletter_delivery (mail_id, next_try_at) where state in ('waiting', 'sending');
    create index newsletter_delivery_of on newsletter_delivery (subscriber_id);
    insert into post_type (slug, title, plural, definition, is_system, created_at)
      select 'newsletter', 'Newsletter', 'newsletters',
        jsonb_build_object('url_pattern', '', 'default_layout', null, 'has_comments', false, 'fields', '[]'::jsonb,
          'statuses', (select definition->'statuses' from post_type where slug = 'form')), true, now()
      from post_type where slug = 'form'
      on conflict do nothing;
  `.execute(db)
}
