ALTER TABLE "materiality_scores" ADD COLUMN "horizons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD COLUMN "beyond" boolean;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD COLUMN "same_device" boolean DEFAULT false NOT NULL;