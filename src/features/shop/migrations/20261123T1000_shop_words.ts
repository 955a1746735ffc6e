/** Builds from before the first release said letters, rehearsal and pieces: what they stored gets the names of today. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table if exists letter_text rename to email_template;
    alter index if exists letter_text_pkey rename to email_template_pkey;
    update audit set kind = 'email_template.saved' where kind = 'letter.text_saved';
    update audit set kind = 'order.email_again', data = (data - 'letter') || jsonb_build_object('kind', data -> 'letter')
      where kind = 'order.letter_again';
    update order_event set kind = 'email_again', data = (data - 'letter') || jsonb_build_object('kind', data -> 'letter')
      where kind = 'letter_again';
    update order_event set data = (data - 'pieces') || jsonb_build_object('quantity', data -> 'pieces') where data ? 'pieces';
    update shop_check set figures = (figures - 'pieces') || jsonb_build_object('quantity', figures -> 'pieces')
      where figures ? 'pieces';
    update audit set kind = 'shop.load_test' where kind = 'shop.rehearsal';
    update job set kind = 'shop.load-test' where kind = 'shop.rehearsal';
    do $$
    begin
      if exists (
        select from pg_constraint where conrelid = 'shop_check'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%rehearsal%'
      ) then
        alter table shop_check drop constraint shop_check_kind_check;
        update shop_check set kind = 'load_test' where kind = 'rehearsal';
        alter table shop_check add constraint shop_check_kind_check check (kind in ('nightly', 'by_hand', 'load_test'));
      end if;
    end $$;
  `.execute(db)
}
