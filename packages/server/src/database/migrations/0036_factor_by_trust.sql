ALTER TABLE "sessions" ADD COLUMN "factor_by_trust" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "sessions" SET "factor_by_trust" = true FROM "sign_in_providers" WHERE "sign_in_providers"."company_id" = "sessions"."company_id" AND "sign_in_providers"."trusts_factor" AND "sessions"."factor_by_provider";
