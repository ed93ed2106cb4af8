CREATE TABLE "trail" (
	"company_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"kind" text NOT NULL,
	"event" text,
	"outcome" text NOT NULL,
	"code" text,
	"actor" text NOT NULL,
	"by_user" uuid,
	"via" uuid,
	"about_user" uuid,
	"objects" text[] NOT NULL,
	"reason" text,
	"host" text,
	"address" text,
	"request_id" text,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "trail_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "trail_heads" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"first_number" bigint NOT NULL,
	"first_previous" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trail" ADD CONSTRAINT "trail_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_heads" ADD CONSTRAINT "trail_heads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trail_at" ON "trail" USING btree ("company_id","at");--> statement-breakpoint
-- Takes an entry, given as its canonical form, as the next row of its company's trail. Called last in a transaction: from here to its end the
-- trail of the company is held, so that numbers follow the order of commits. The company comes first, as it does where it is erased.
CREATE FUNCTION add_to_trail(content text, only_if_changed boolean) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	entry trail;
	head trail_heads;
BEGIN
	IF only_if_changed AND pg_current_xact_id_if_assigned() IS NULL THEN
		RETURN NULL;
	END IF;
	entry := jsonb_populate_record(NULL::trail, content::jsonb);
	PERFORM 1 FROM companies WHERE id = entry.company_id FOR KEY SHARE;
	IF NOT FOUND THEN
		RETURN 0;
	END IF;
	INSERT INTO trail_heads AS h (company_id, number, previous, hash, first_number, first_previous)
	VALUES (entry.company_id, 1, repeat('0', 64), encode(sha256(convert_to(repeat('0', 64) || ' 1 ' || content, 'UTF8')), 'hex'), 1, repeat('0', 64))
	ON CONFLICT (company_id) DO UPDATE SET
		number = h.number + 1,
		previous = h.hash,
		hash = encode(sha256(convert_to(h.hash || ' ' || (h.number + 1) || ' ' || content, 'UTF8')), 'hex')
	RETURNING * INTO head;
	entry.number := head.number;
	entry.previous := head.previous;
	entry.hash := head.hash;
	entry.objects := coalesce(entry.objects, '{}');
	INSERT INTO trail SELECT entry.*;
	RETURN entry.number;
END $$;--> statement-breakpoint
INSERT INTO "trail_heads" SELECT "company_id", 0, '', repeat('0', 64), 1, repeat('0', 64) FROM "security_events" GROUP BY "company_id";--> statement-breakpoint
SELECT add_to_trail('{' || concat_ws(',',
	'"about_user":' || to_json("about_user"::text),
	'"actor":"' || CASE WHEN "by_user" IS NOT NULL THEN 'person' WHEN "request_id" IS NOT NULL THEN 'nobody' ELSE 'operator' END || '"',
	'"at":"' || to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
	'"by_user":' || to_json("by_user"::text),
	'"call":"before"',
	'"company_id":' || to_json("company_id"::text),
	'"event":' || to_json("event"),
	'"host":' || to_json("host"),
	'"kind":"' || CASE
		WHEN "event" IN ('user.exported', 'company.exported') THEN 'export'
		WHEN "event" = 'company.changed' THEN 'setting'
		WHEN "event" LIKE 'model.%' THEN 'consent'
		WHEN "event" ~ '^(login|logout|session|sessions)(\.|$)' OR "event" IN ('second_factor.failed', 'second_factor.recovery_used') THEN 'sign_in'
		ELSE 'account' END || '"',
	'"outcome":"' || CASE WHEN "event" IN ('login.failed', 'login.throttled', 'second_factor.failed', 'session.replayed') THEN 'refused' ELSE 'done' END || '"',
	'"reason":' || to_json("reason"),
	'"request_id":' || to_json("request_id")) || '}', false)
FROM (SELECT * FROM "security_events" ORDER BY "id") AS before;--> statement-breakpoint
DROP TABLE "security_events";--> statement-breakpoint
DROP FUNCTION keep_security_events();--> statement-breakpoint
CREATE FUNCTION keep_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows go with their company, after it; and from the oldest on by shorten_trail.
	IF TG_OP = 'DELETE' THEN
		IF current_setting('esrs.shorten_trail', true) = OLD.company_id::text OR NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'the trail is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER trail_kept BEFORE UPDATE OR DELETE ON "trail" FOR EACH ROW EXECUTE FUNCTION keep_trail();--> statement-breakpoint
CREATE TRIGGER trail_not_emptied BEFORE TRUNCATE ON "trail" FOR EACH STATEMENT EXECUTE FUNCTION keep_trail();--> statement-breakpoint
CREATE FUNCTION keep_trail_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW.company_id = OLD.company_id AND NEW.number = OLD.number + 1 AND NEW.previous = OLD.hash
			AND NEW.first_number = OLD.first_number AND NEW.first_previous = OLD.first_previous THEN
			RETURN NEW;
		END IF;
		IF current_setting('esrs.shorten_trail', true) = OLD.company_id::text AND NEW.first_number > OLD.first_number AND NEW.number = OLD.number THEN
			RETURN NEW;
		END IF;
	END IF;
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'the trail is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER trail_heads_kept BEFORE UPDATE OR DELETE ON "trail_heads" FOR EACH ROW EXECUTE FUNCTION keep_trail_head();--> statement-breakpoint
CREATE TRIGGER trail_heads_not_emptied BEFORE TRUNCATE ON "trail_heads" FOR EACH STATEMENT EXECUTE FUNCTION keep_trail_head();--> statement-breakpoint
-- Removes the oldest rows of a trail whose time is over, and keeps from where on it can still be checked.
CREATE FUNCTION shorten_trail(company uuid, before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	head trail_heads;
	last trail;
BEGIN
	SELECT * INTO head FROM trail_heads WHERE company_id = company FOR UPDATE;
	SELECT * INTO last FROM trail WHERE company_id = company AND number < coalesce(
		(SELECT min(number) FROM trail WHERE company_id = company AND at >= before), head.number + 1)
	ORDER BY number DESC LIMIT 1;
	IF last.number IS NULL THEN
		RETURN;
	END IF;
	PERFORM set_config('esrs.shorten_trail', company::text, true);
	UPDATE trail_heads SET first_number = last.number + 1, first_previous = last.hash WHERE company_id = company;
	DELETE FROM trail WHERE company_id = company AND number <= last.number;
	PERFORM set_config('esrs.shorten_trail', '', true);
END $$;
--> statement-breakpoint
CREATE TABLE "trail_sent" (
	"company_id" uuid NOT NULL,
	"target" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "trail_sent_company_id_target_pk" PRIMARY KEY("company_id","target")
);
--> statement-breakpoint
ALTER TABLE "trail_sent" ADD CONSTRAINT "trail_sent_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;