DROP INDEX "challenges_by_address";--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "coin_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "site" DROP NOT NULL;--> statement-breakpoint
UPDATE "challenges" SET "address" = NULL, "message" = NULL, "name" = NULL, "coin_type" = NULL, "site" = NULL;
