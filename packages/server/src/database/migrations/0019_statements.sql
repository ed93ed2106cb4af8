CREATE TABLE "issued_statements" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid,
	"by_name" text NOT NULL,
	"languages" text[] NOT NULL,
	"facts" integer NOT NULL,
	"note" text NOT NULL,
	"statement" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "issued_statements_pk" PRIMARY KEY("company_id","set","reporting_year","number")
);
--> statement-breakpoint
CREATE TABLE "kept_documents" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"file" text NOT NULL,
	"size" bigint NOT NULL,
	"title" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_documents_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "statement_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"reason" text NOT NULL,
	"confirmed" jsonb NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone NOT NULL,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_explanations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_explanations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text,
	"reason" text,
	"document" text,
	"page" integer,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"version" integer,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"file" text,
	"size" bigint,
	"hash" text,
	"reason" text,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_files_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "statement_looks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"lei" text,
	"colour" text,
	"logo" jsonb
);
--> statement-breakpoint
CREATE TABLE "statement_settings" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"languages" text[] NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "statement_settings_pk" PRIMARY KEY("company_id","set","reporting_year")
);
--> statement-breakpoint
CREATE TABLE "statement_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"block" text NOT NULL,
	"language" text NOT NULL,
	"text" jsonb,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issued_statements" ADD CONSTRAINT "issued_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_documents" ADD CONSTRAINT "kept_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_confirmations" ADD CONSTRAINT "statement_confirmations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_confirmations" ADD CONSTRAINT "statement_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_confirmations" ADD CONSTRAINT "statement_confirmations_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_explanations" ADD CONSTRAINT "statement_explanations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_explanations" ADD CONSTRAINT "statement_explanations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_looks" ADD CONSTRAINT "statement_looks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_settings" ADD CONSTRAINT "statement_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_texts" ADD CONSTRAINT "statement_texts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_texts" ADD CONSTRAINT "statement_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_documents_file" ON "kept_documents" USING btree ("file");--> statement-breakpoint
CREATE INDEX "statement_confirmations_report" ON "statement_confirmations" USING btree ("company_id","set","reporting_year","id");--> statement-breakpoint
CREATE INDEX "statement_explanations_datapoint" ON "statement_explanations" USING btree ("company_id","set","reporting_year","key","id");--> statement-breakpoint
CREATE INDEX "statement_files_report" ON "statement_files" USING btree ("company_id","set","reporting_year","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_files_of_version" ON "statement_files" USING btree ("company_id","set","reporting_year","version","format","language") WHERE version is not null and state <> 'failed';--> statement-breakpoint
CREATE INDEX "statement_texts_block" ON "statement_texts" USING btree ("company_id","set","reporting_year","block","language","id");--> statement-breakpoint
CREATE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A cascade from the company arrives from inside another trigger.
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER issued_statements_kept BEFORE UPDATE OR DELETE ON "issued_statements" FOR EACH ROW EXECUTE FUNCTION keep_issued();--> statement-breakpoint
CREATE TRIGGER issued_statements_not_emptied BEFORE TRUNCATE ON "issued_statements" FOR EACH STATEMENT EXECUTE FUNCTION keep_issued();--> statement-breakpoint
CREATE TRIGGER kept_documents_kept BEFORE UPDATE OR DELETE ON "kept_documents" FOR EACH ROW EXECUTE FUNCTION keep_issued();--> statement-breakpoint
CREATE TRIGGER kept_documents_not_emptied BEFORE TRUNCATE ON "kept_documents" FOR EACH STATEMENT EXECUTE FUNCTION keep_issued();
