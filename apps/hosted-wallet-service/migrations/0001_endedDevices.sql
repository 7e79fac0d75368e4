DELETE FROM "devices" WHERE "revoked_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "revoked_at";