CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"email" text,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"by_user" uuid,
	"about_user" uuid,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "refresh_tokens_session";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_newest" ON "mail_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "security_events_company" ON "security_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id","sequence");--> statement-breakpoint
UPDATE "refresh_tokens" t SET "used_at" = s."confirmed_at" FROM "sessions" s WHERE s."id" = t."session_id" AND t."sequence" <= s."confirmed";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "confirmed";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "confirmed_at";--> statement-breakpoint
CREATE FUNCTION keep_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A cascade from the company arrives from inside another trigger; the end of their time says so.
	IF TG_OP = 'DELETE' AND (pg_trigger_depth() > 1 OR current_setting('esrs.remove_security_events', true) = 'on') THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'security_events is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER security_events_kept BEFORE UPDATE OR DELETE ON "security_events" FOR EACH ROW EXECUTE FUNCTION keep_security_events();--> statement-breakpoint
CREATE TRIGGER security_events_not_emptied BEFORE TRUNCATE ON "security_events" FOR EACH STATEMENT EXECUTE FUNCTION keep_security_events();
