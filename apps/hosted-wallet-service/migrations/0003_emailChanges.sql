CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"old_email_hash" text NOT NULL,
	"old_email_sealed" text NOT NULL,
	"new_email_hash" text NOT NULL,
	"new_email_sealed" text NOT NULL,
	"stage" text NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"revert_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_revert_hash_unique" UNIQUE("revert_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "watches_email_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "frozen_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email_hash");