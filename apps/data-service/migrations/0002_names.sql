CREATE TABLE "challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"message" text NOT NULL,
	"name" text NOT NULL,
	"coin_type" bigint NOT NULL,
	"site" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"name" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"address" "bytea" NOT NULL,
	"coin_type" bigint NOT NULL,
	"is_key" boolean NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "challenges_by_address" ON "challenges" USING btree ("address");--> statement-breakpoint
CREATE INDEX "challenges_by_end" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_by_skeleton" ON "registrations" USING btree ("skeleton");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_by_address" ON "registrations" USING btree ("address");