CREATE TABLE "introductions" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"commitment" text NOT NULL,
	"peer_id" uuid,
	"peer_nonce" text,
	"public_key" text,
	"nonce" text,
	"recovery_id" uuid,
	"recovery_half_sealed" text,
	"envelope" text,
	"version" integer,
	"sealed_half" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "code";