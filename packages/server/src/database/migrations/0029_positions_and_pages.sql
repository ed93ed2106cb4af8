ALTER TABLE "users" ADD COLUMN "position" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD COLUMN "pages" jsonb DEFAULT '{}'::jsonb NOT NULL;