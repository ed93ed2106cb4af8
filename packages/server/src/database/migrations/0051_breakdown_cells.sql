CREATE TABLE "datapoint_cell_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "datapoint_cell_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"dimension" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "datapoint_cells" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"number" double precision NOT NULL,
	"unit" text,
	"written" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"finding_id" uuid,
	"document_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "datapoint_cells_pk" PRIMARY KEY("company_id","set","reporting_year","key","dimension")
);
--> statement-breakpoint
ALTER TABLE "datapoint_cell_changes" ADD CONSTRAINT "datapoint_cell_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_cell_changes" ADD CONSTRAINT "datapoint_cell_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_cells" ADD CONSTRAINT "datapoint_cells_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_cells" ADD CONSTRAINT "datapoint_cells_finding_id_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."findings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_cells" ADD CONSTRAINT "datapoint_cells_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datapoint_cells" ADD CONSTRAINT "datapoint_cells_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datapoint_cell_changes_datapoint" ON "datapoint_cell_changes" USING btree ("company_id","set","reporting_year","key","id");--> statement-breakpoint
CREATE INDEX "datapoint_cells_finding" ON "datapoint_cells" USING btree ("finding_id");--> statement-breakpoint
CREATE INDEX "datapoint_cells_document" ON "datapoint_cells" USING btree ("document_id");