procedure Trains is
   --  It's where the trains are.
   Home_Url : constant String := "https://travel.example/trains?words=""sea""";
   Url      : constant String := "https://travel.example/trains/" & Place & "?from=May June";
begin
   null;
end Trains;
