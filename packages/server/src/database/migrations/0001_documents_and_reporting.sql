CREATE TABLE "document_pages" (
	"document_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"width" real,
	"height" real,
	"text" text NOT NULL,
	"grid" jsonb,
	CONSTRAINT "document_pages_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"hash" text NOT NULL,
	"file" text NOT NULL,
	"document_type" text NOT NULL,
	"purpose" text NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"pages_done" integer,
	"pages_total" integer,
	"page_count" integer,
	"word_count" integer,
	"language" text,
	"reporting_year" integer,
	"error_code" text,
	"stats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	CONSTRAINT "documents_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "datapoint_dismissals" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"key" text NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "datapoint_dismissals_company_id_set_key_document_id_pk" PRIMARY KEY("company_id","set","key","document_id")
);
--> statement-breakpoint
CREATE TABLE "datapoint_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datapoint_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "datapoint_values" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"number" double precision,
	"unit" text,
	"year" integer,
	"status" text,
	"tier" text,
	"written" text,
	"explanation" text,
	"excerpts" text,
	"notes" text DEFAULT '' NOT NULL,
	"finding_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "datapoint_values_company_id_set_key_pk" PRIMARY KEY("company_id","set","key")
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"set" text NOT NULL,
	"datapoint" text NOT NULL,
	"dimension" text,
	"year" integer,
	"role" text NOT NULL,
	"shown" boolean NOT NULL,
	"tier" text NOT NULL,
	"score" double precision NOT NULL,
	"value" text NOT NULL,
	"number" double precision,
	"unit" text,
	"written" text NOT NULL,
	"conversion" text,
	"excerpt" text NOT NULL,
	"page" integer NOT NULL,
	"place" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"reason" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" ADD CONSTRAINT "datapoint_dismissals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_dismissals" ADD CONSTRAINT "datapoint_dismissals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_history" ADD CONSTRAINT "datapoint_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_history" ADD CONSTRAINT "datapoint_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD CONSTRAINT "datapoint_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD CONSTRAINT "datapoint_values_finding_id_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."findings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_values" ADD CONSTRAINT "datapoint_values_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_same_file" ON "documents" USING btree ("company_id","hash");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("company_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "datapoint_history_datapoint" ON "datapoint_history" USING btree ("company_id","set","key","id");--> statement-breakpoint
CREATE INDEX "datapoint_values_finding" ON "datapoint_values" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "findings_datapoint" ON "findings" USING btree ("company_id","set","datapoint");--> statement-breakpoint
CREATE INDEX "findings_document" ON "findings" USING btree ("document_id");