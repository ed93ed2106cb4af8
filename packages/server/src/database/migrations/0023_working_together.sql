CREATE TABLE "guest_devices" (
	"hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"code_ends_at" timestamp with time zone,
	"code_attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"key" text NOT NULL,
	"request_id" uuid,
	"user_id" uuid,
	"sender_name" text DEFAULT '' NOT NULL,
	"sender_email" text DEFAULT '' NOT NULL,
	"written" text NOT NULL,
	"language" text NOT NULL,
	"note" text NOT NULL,
	"documents" uuid[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"idempotency_key" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_habits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"weekly_mail" boolean DEFAULT true NOT NULL,
	"mailed_week" date,
	"seen_comment" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_request_items" (
	"request_id" uuid NOT NULL,
	"key" text NOT NULL,
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"written" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"proofs" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"answered_at" timestamp with time zone,
	"passed_to" uuid,
	CONSTRAINT "work_request_items_pk" PRIMARY KEY("request_id","key")
);
--> statement-breakpoint
CREATE TABLE "work_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"note" text NOT NULL,
	"due" date NOT NULL,
	"show_last_year" boolean NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"passed_from" uuid,
	"passed_on_by" text,
	"opened_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"escalated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"four_eyes" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_tasks" (
	"company_id" uuid NOT NULL,
	"set" text NOT NULL,
	"reporting_year" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"owner_id" uuid,
	"reviewer_id" uuid,
	"due" date,
	"requested_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"delivered_by" uuid,
	"delivered_name" text,
	"sent_back_at" timestamp with time zone,
	"sent_back_by" uuid,
	"sent_back_reason" text,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_value" text,
	CONSTRAINT "work_tasks_pk" PRIMARY KEY("company_id","set","reporting_year","kind","key")
);
--> statement-breakpoint
ALTER TABLE "guest_devices" ADD CONSTRAINT "guest_devices_link_id_guest_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."guest_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_devices" ADD CONSTRAINT "guest_devices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_deliveries" ADD CONSTRAINT "work_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_deliveries" ADD CONSTRAINT "work_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_deliveries" ADD CONSTRAINT "work_deliveries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_habits" ADD CONSTRAINT "work_habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_habits" ADD CONSTRAINT "work_habits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request_items" ADD CONSTRAINT "work_request_items_request_id_work_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."work_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request_items" ADD CONSTRAINT "work_request_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_requests" ADD CONSTRAINT "work_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_requests" ADD CONSTRAINT "work_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_settings" ADD CONSTRAINT "work_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_delivered_by_users_id_fk" FOREIGN KEY ("delivered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_sent_back_by_users_id_fk" FOREIGN KEY ("sent_back_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_tasks" ADD CONSTRAINT "work_tasks_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_devices_link" ON "guest_devices" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "guest_links_subject" ON "guest_links" USING btree ("company_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "guest_links_ends" ON "guest_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "work_comments_datapoint" ON "work_comments" USING btree ("company_id","set","reporting_year","key","id");--> statement-breakpoint
CREATE INDEX "work_comments_mentions" ON "work_comments" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "work_deliveries_datapoint" ON "work_deliveries" USING btree ("company_id","set","reporting_year","key");--> statement-breakpoint
CREATE INDEX "work_deliveries_request" ON "work_deliveries" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_deliveries_once" ON "work_deliveries" USING btree ("company_id","key","idempotency_key");--> statement-breakpoint
CREATE INDEX "work_request_items_datapoint" ON "work_request_items" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "work_requests_report" ON "work_requests" USING btree ("company_id","set","reporting_year","asked_at");--> statement-breakpoint
CREATE INDEX "work_requests_due" ON "work_requests" USING btree ("due") WHERE answered_at is null and withdrawn_at is null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "work_requests_person" ON "work_requests" USING btree ("company_id","email");