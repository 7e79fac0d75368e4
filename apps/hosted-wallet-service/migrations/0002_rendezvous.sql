CREATE TABLE "rendezvous" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request" text NOT NULL,
	"is_met" boolean DEFAULT false NOT NULL,
	"answer" text,
	"expires_at" timestamp with time zone NOT NULL
);
