-- What a row of a sign-in says is emptied when its time is over; its place in the chain stays, and so does every other row.
CREATE OR REPLACE FUNCTION keep_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Rows go with their company, after it.
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN
			RETURN OLD;
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF current_setting('esrs.empty_sign_ins', true) = OLD.company_id::text AND OLD.kind = 'sign_in' AND NEW.call = ''
			AND (NEW.company_id, NEW.number, NEW.at, NEW.kind, NEW.previous, NEW.hash) = (OLD.company_id, OLD.number, OLD.at, OLD.kind, OLD.previous, OLD.hash) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the trail is only ever added to';
END $$;--> statement-breakpoint
CREATE FUNCTION empty_sign_ins(company uuid, numbers bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('esrs.empty_sign_ins', company::text, true);
	UPDATE trail SET call = '', event = NULL, outcome = 'done', code = NULL, actor = 'nobody', by_user = NULL, via = NULL, about_user = NULL,
		objects = '{}', reason = NULL, host = NULL, address = NULL, request_id = NULL
	WHERE company_id = company AND number = ANY(numbers) AND kind = 'sign_in';
	PERFORM set_config('esrs.empty_sign_ins', '', true);
END $$;--> statement-breakpoint
-- Processes of the version before call it; what they would remove is kept now.
CREATE OR REPLACE FUNCTION shorten_trail(company uuid, before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RETURN;
END $$;--> statement-breakpoint
CREATE INDEX "trail_sign_ins" ON "trail" USING btree ("company_id","at") WHERE kind = 'sign_in' AND call <> '';
